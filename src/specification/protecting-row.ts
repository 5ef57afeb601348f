/** A place of the content with something that protects visitors. */
interface ProtectingPlace {
  /** What messages call the place. */
  readonly what: string;
  /** The content file, or a section as `folder/NAME`, by its anchor or kind; `folder/*` is any of the folder. */
  readonly file: string;
}

/**
 * A place with sentences that protect visitors, and limit what the studio answers for. The content check
 * (rule `protecting-sentences`) lets an editor reword such a sentence as long as it keeps the words in
 * brackets or words that say the same, and denies what it denies here.
 */
export interface ProtectingRow extends ProtectingPlace {
  /** The path of the setting, where `*` is every item of a list or a group; if missing, the prose. */
  readonly setting?: string;
  /** Whether the prose has them in bold. */
  readonly isBold?: true;
  readonly says: readonly string[];
}

/** A setting that shows such a sentence, such as `prizeLoss: true`, and the value that it must have. */
export interface ProtectingSetting extends ProtectingPlace {
  readonly setting: string;
  readonly value: string | true;
}
