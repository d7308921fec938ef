import { type Route, routeOf } from './routes.ts';

/** Where the reader is; the address bar says the same. */
class Router {
  #route = $state.raw<Route>(routeOf(location.pathname, location.search));
  #hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#look());
    document.addEventListener('click', event => this.#follow(event));
  }

  get route(): Route {
    return this.#route;
  }

  /** The part of the page that is meant, such as a rule id. */
  get hash(): string {
    return this.#hash;
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    if (this.#hash === '') scrollTo(0, 0);
  }

  #look(): void {
    this.#route = routeOf(location.pathname, location.search);
    this.#hash = decodeURIComponent(location.hash.slice(1));
  }

  /** A plain click on a link of ours stays in the app. */
  #follow(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || event.defaultPrevented || link === null) return;
    if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
