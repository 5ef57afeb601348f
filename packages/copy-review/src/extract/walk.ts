import { isTag, isText, type AnyNode, type Element } from 'domhandler';

/** Called at each element's beginning (false: nothing in it is visited) and end, and at each text. */
export interface Visitor {
  readonly enter: (element: Element) => boolean;
  readonly leave: (element: Element) => void;
  readonly text: (text: string) => void;
}

/** Visits a tree in reading order, without recursion: pages may be nested as deep as they like. */
export function walk(root: AnyNode, visitor: Visitor): void {
  let node: AnyNode | null = root;
  while (node) {
    const child = enter(node, visitor);
    if (child) {
      node = child;
      continue;
    }
    while (node !== root && !node.next) {
      node = node.parent ?? root;
      if (isTag(node)) visitor.leave(node);
      if (node === root) return;
    }
    node = node === root ? null : node.next;
  }
}

/** The first child to go on with; an element without one is left at once. */
function enter(node: AnyNode, visitor: Visitor): AnyNode | null {
  if (isText(node)) visitor.text(node.data);
  if (!('children' in node)) return null;
  const isOpen = !isTag(node) || visitor.enter(node);
  const child = isOpen ? node.children[0] : undefined;
  if (child) return child;
  if (isTag(node)) visitor.leave(node);
  return null;
}
