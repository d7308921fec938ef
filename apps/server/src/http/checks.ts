import ajvCompiler, { type ValidatorCompiler } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

type Compiler = FastifySchemaCompiler<unknown>;
/** A validator: whether a value matches its schema, and if not, why. */
export type Check = ReturnType<Compiler>;

/** TypeScript checks our schemas, so Ajv need not validate them at every start. */
const AJV = { customOptions: { coerceTypes: false, removeAdditional: false, validateSchema: false } } as const;

/** Compiles validators as Fastify does, but each when it is first needed: all at once take a quarter of a start. */
export function lazyChecks(): Compiler {
  let compile: ValidatorCompiler | null = null;
  return wanted => {
    let made: Check | null = null;
    const check: Check = data => {
      compile ??= ajvCompiler()({}, AJV);
      made ??= compile(wanted) as Check;
      const outcome = made(data);
      check.errors = made.errors ?? null;
      return outcome;
    };
    return check;
  };
}
