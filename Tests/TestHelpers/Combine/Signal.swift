/// What a subscriber has received from a publisher.
package enum Signal<Input, Failure: Error> {
  case subscription
  case value(Input)
  case finished
  case failure(Failure)
}

extension Signal: Equatable where Input: Equatable, Failure: Equatable {}
