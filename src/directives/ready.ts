/**
 * The event that an island's root component dispatches, bubbling, from its first effect:
 * React has then hydrated the whole island, so a replayed click reaches its handlers.
 */
export const READY = 'island:ready';
