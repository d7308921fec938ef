import type { FastifyHelmetOptions } from '@fastify/helmet';

const ONE_YEAR_IN_SECONDS = 365 * 24 * 3600;
const SELF = ["'self'"];
const NONE = ["'none'"];

/** Security headers: pages load nothing from elsewhere, and inline scripts and styles do not run. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    // The defaults allow inline styles, and they upgrade requests to HTTPS. A server on a home network has plain HTTP only,
    // so its pages would stay blank.
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
  // Other servers may run on subdomains.
  strictTransportSecurity: { maxAge: ONE_YEAR_IN_SECONDS, includeSubDomains: false },
};
