/**
 * A place with sentences that protect visitors, and limit what the studio answers for. The content check
 * (rule `protecting-sentences`) lets an editor reword such a sentence as long as it keeps the words in
 * brackets or words that say the same, and denies what it denies here.
 */
export interface ProtectingRow {
  /** What messages call the place. */
  readonly what: string;
  /** The content file, or a section as `folder/NAME`, by its anchor or kind; `folder/*` is any of the folder. */
  readonly file: string;
  /** The path of the setting, where `*` is every item of a list or a group; if missing, the prose. */
  readonly setting?: string;
  /** Whether the prose has them in bold. */
  readonly isBold?: true;
  /** The sentences, or what the setting itself must be, such as `prizeLoss: true`, which shows one. */
  readonly says: readonly string[] | string | true;
}
