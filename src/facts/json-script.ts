/**
 * JSON for the inside of a `<script>` element. `<` is written as an escape of JSON, so that no text
 * can close the element or open a comment in it
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
