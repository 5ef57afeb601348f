import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the visitor's first intent, and replays a click made before that. */
    'client:intent'?: boolean;
  }
}
