import { Component, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { READY } from '../directives/ready.ts';

/** What the root component of an island receives beside its own properties. */
export interface IslandProps<Root extends HTMLElement = HTMLElement> {
  /** The server's element around the island. */
  root: Root;
}

/** Shows the island's failure note instead of what throws. The server's elements are not React's, and stay. */
class Boundary extends Component<{ root: HTMLElement | null; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const note = this.props.root?.querySelector<HTMLElement>('[data-island-failed]');
    if (note) note.hidden = false;
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The root elements never change. */
const subscribe = () => () => undefined;

/**
 * Makes an island of a component for the server's element `[data-island=NAME]`, in which it stands
 * last. The element has the fields and buttons; React renders only what it adds, with `<Slot>`.
 *
 * React adopts the server's nodes only if nothing has changed them, and otherwise replaces all of
 * them, with what was typed, focused or selected. Translators and extensions change pages. So React
 * renders nothing while it hydrates, and no node of the server is ever its own.
 */
export function island<Props extends IslandProps>(
  name: string,
  Part: (props: Props) => ReactNode,
): (props: Omit<Props, 'root'>) => ReactNode {
  return function Island(props) {
    const root = useSyncExternalStore(
      subscribe,
      () => document.querySelector<HTMLElement>(`[data-island="${name}"]`),
      () => null,
    );
    // The effects of Part run before this one, so its listeners hear the click that was made before the
    // island was ready, and which src/directives/intent.ts replays.
    useEffect(() => {
      root?.dispatchEvent(new Event(READY, { bubbles: true }));
    }, [root]);
    // TypeScript cannot see that `root` and the other properties are all of Props.
    return (
      <Boundary root={root}>
        {root && <Part {...({ ...props, root } as unknown as Props)} />}
      </Boundary>
    );
  };
}

/**
 * Renders into the empty element that the server made for it.
 *
 * A text that stands beside other nodes needs an element of its own: a translator replaces texts by
 * elements, and React could not find its own text again. If the island has failed over such a change,
 * what React could not remove goes too: a result that stays would be taken for that of later text.
 */
export function Slot({ id, children }: { id: string; children: ReactNode }) {
  const place = document.getElementById(id);
  useEffect(() => () => place?.replaceChildren(), [place]);
  return place && createPortal(children, place);
}
