import type { CompareStrings } from '../bson/collation';
import { type Doc, isDoc, type Value } from '../bson/types';
import { CommandError, notSupported, typeMismatch } from '../errors';
import type { Pacer } from '../query/pacer';
import type { Store } from '../storage/store';
import { type CompileContext, withVariables } from './expressions/scope';
import { stages, unsupportedStages } from './stages/registry';

/** Documents on their way from stage to stage, in slices. */
export type DocStream = AsyncIterable<Doc[]>;

/** What compiling a stage needs to know. */
export interface PipelineContext {
  readonly store: Store;
  readonly db: string;
  readonly expressions: CompileContext;
  readonly collation: CompareStrings | undefined;
  /** How deep sub-pipelines are nested here. */
  readonly depth: number;
}

/** What running a stage needs. */
export interface PipelineRun {
  readonly variables: ReadonlyMap<string, Value | undefined>;
  readonly pacer: Pacer;
}

export type Stage = (input: DocStream, run: PipelineRun) => DocStream;

/** Compiles one stage from its operand. */
export type CompileStage = (operand: Value, context: PipelineContext) => Stage;

export interface NamedStage {
  readonly name: string;
  readonly operand: Value;
}

const deepest = 20;

/** Checks the shape of a pipeline: an array of one-member documents. */
export function parseStages(pipeline: Value | undefined): NamedStage[] {
  if (!Array.isArray(pipeline)) throw typeMismatch('A pipeline must be an array of objects');
  return pipeline.map((stage) => {
    if (!isDoc(stage)) throw typeMismatch("Each element of the 'pipeline' array must be an object");
    const [entry] = stage;
    if (!entry || stage.size !== 1)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    return { name: entry[0], operand: entry[1] };
  });
}

/** Compiles stages into one function from input to output. */
export function compilePipeline(named: readonly NamedStage[], context: PipelineContext): Stage {
  if (context.depth > deepest)
    throw new CommandError(5107201, `Maximum number of nested sub-pipelines exceeded. Limit is ${deepest}`);
  const compiled = named.map(({ name, operand }) => compileStage(name, operand, context));
  return (input, run) => compiled.reduce((stream, stage) => stage(stream, run), input);
}

/** The context of a sub-pipeline, with more variables defined. */
export function nestedContext(context: PipelineContext, names: Iterable<string> = []): PipelineContext {
  return { ...context, depth: context.depth + 1, expressions: withVariables(context.expressions, names) };
}

/** All documents of a stream. */
export async function collect(stream: DocStream): Promise<Doc[]> {
  const all: Doc[] = [];
  for await (const slice of stream) for (const doc of slice) all.push(doc);
  return all;
}

/** A stream of documents already at hand. */
export async function* streamOf(docs: readonly Doc[]): AsyncGenerator<Doc[]> {
  for (let at = 0; at < docs.length; at += 256) yield docs.slice(at, at + 256);
}

function compileStage(name: string, operand: Value, context: PipelineContext): Stage {
  const compile = stages().get(name);
  if (compile) return compile(operand, context);
  if (unsupportedStages.has(name)) throw notSupported(`the stage ${name}`);
  throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
}
