package kitchen

/** A list by hand. */
public data class Chain(val value: Int, val next: Chain?)

/** A tree of any width. */
public data class Tree(val name: String, val children: List<Tree>)

/** What is said by signs. */
public sealed interface Expression {
    public data class Number(val value: Double) : Expression

    public data class Sum(val left: Expression, val right: Expression) : Expression

    public data class Product(val factors: List<Expression>) : Expression

    public data class Variable(val name: Name) : Expression
}

public fun echoChain(value: Chain?): Chain? = value

public fun echoTree(value: Tree): Tree = value

public fun echoExpression(value: Expression): Expression = value

/** A chain of [length] values, which is deeper than values may be from 1001 on. */
public fun chain(length: Int): Chain? = (1..length).fold(null as Chain?) { next, value -> Chain(value, next) }

/** How long the chain is. */
public fun length(chain: Chain?): Int = generateSequence(chain) { it.next }.count()
