import type { FastifyHelmetOptions } from '@fastify/helmet';

const ONE_YEAR_IN_SECONDS = 365 * 24 * 3600;
const SELF = ["'self'"];
const NONE = ["'none'"];

/** What browsers may do with our pages: nothing comes from elsewhere, and nothing written into a page is run or styled. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    // Theirs allow styles in the page; and a server on a home network speaks plain HTTP: asking for HTTPS there would
    // leave the page blank.
    useDefaults: false,
    directives: {
      defaultSrc: SELF,
      scriptSrc: SELF,
      styleSrc: SELF,
      imgSrc: [...SELF, 'data:'],
      fontSrc: SELF,
      connectSrc: SELF,
      objectSrc: NONE,
      baseUri: NONE,
      formAction: SELF,
      frameAncestors: NONE,
    },
  },
  // What else is served under the same name is not ours to decide about.
  strictTransportSecurity: { maxAge: ONE_YEAR_IN_SECONDS, includeSubDomains: false },
};
