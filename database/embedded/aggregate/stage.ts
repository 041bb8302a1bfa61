import type { Doc, Value } from '../bson/types';
import type { Pacer } from '../query/pacer';

/** Documents on their way from stage to stage, in slices. */
export type DocStream = AsyncIterable<Doc[]>;

export type Stage = (input: DocStream, pacer: Pacer) => DocStream;

/** Compiles a pipeline over a collection of the same database; its documents are read once it is called. */
export type CompileOther = (collection: string, pipeline: Value | undefined) => (pacer: Pacer) => DocStream;

/** Compiles one stage from its operand. */
export type CompileStage = (operand: Value, other: CompileOther) => Stage;

/** A stream of documents already at hand. */
export async function* streamOf(docs: readonly Doc[]): AsyncGenerator<Doc[]> {
  for (let at = 0; at < docs.length; at += 256) yield docs.slice(at, at + 256);
}
