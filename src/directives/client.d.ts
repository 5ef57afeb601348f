// Makes this a module, which adds to the types of Astro.
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor first interacts, and replays a click made before that. */
    'client:intent'?: boolean;
  }
}
