import ajvCompiler, { type ValidatorCompiler } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

type Compiler = FastifySchemaCompiler<unknown>;
/** Whether something is as its schema says, and if not, why. */
export type Check = ReturnType<Compiler>;

/** Our schemas are checked by the compiler, so no start has to wait until that is done again. */
const AJV = { customOptions: { coerceTypes: false, removeAdditional: false, validateSchema: false } } as const;

/** Makes checks the way Fastify does, but each when it is first needed: all at once take a quarter of a start. */
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
