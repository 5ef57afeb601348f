import { PARTIAL, PREVIEW, RELEASE, requireBuilds } from '../base.ts';

export default function requireAllBuilds(): void {
  requireBuilds([PREVIEW, RELEASE, PARTIAL]);
}
