import { type FastifySchemaCompiler, fastify } from 'fastify';

type Compiler = FastifySchemaCompiler<unknown>;
/** Whether something is as its schema says, and if not, why. */
export type Check = ReturnType<Compiler>;

/** Our schemas are checked by the compiler, so no start has to wait until that is done again. */
const AJV = { customOptions: { coerceTypes: false, removeAdditional: false, validateSchema: false } };

/** Makes checks the way Fastify does, but each when it is first needed: all at once take a quarter of a start. */
export async function lazyChecks(): Promise<Compiler> {
  // It hands its way out only where something is checked.
  const bare = fastify({ ajv: AJV });
  bare.get('/', { schema: { querystring: {} } }, async () => null);
  await bare.ready();
  const { validatorCompiler: compile } = bare;
  if (compile === undefined) throw new Error('Fastify checks nothing');
  return wanted => {
    let made: Check | null = null;
    const check: Check = data => {
      made ??= compile(wanted);
      const outcome = made(data);
      check.errors = made.errors ?? null;
      return outcome;
    };
    return check;
  };
}
