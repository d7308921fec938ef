import { type FastifySchemaCompiler, fastify } from 'fastify';

type Compiler = FastifySchemaCompiler<unknown>;
/** A validator: whether a value matches its schema, and if not, why. */
export type Check = ReturnType<Compiler>;

/** TypeScript checks our schemas, so Ajv need not validate them at every start. */
const AJV = { customOptions: { coerceTypes: false, removeAdditional: false, validateSchema: false } };

/** Compiles validators as Fastify does, but each when it is first needed: all at once take a quarter of a start. */
export async function lazyChecks(): Promise<Compiler> {
  // Fastify exposes its compiler only if a route has a schema.
  const bare = fastify({ ajv: AJV });
  bare.get('/', { schema: { querystring: {} } }, async () => null);
  await bare.ready();
  const { validatorCompiler: compile } = bare;
  if (compile === undefined) throw new Error('Fastify has no validator compiler');
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
