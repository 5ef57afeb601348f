import { checkContent } from '../check/check.ts';
import { readContent } from '../content/read.ts';
import { failure } from '../output/failure.ts';
import type { Message } from '../output/diagnostic.ts';

/** A message with what is needed to show it in the browser. */
export interface Told extends Message {
  /** The file's path inside the content folder. */
  readonly name: string;
  /** The line that the message speaks of; empty where the file has no such line. */
  readonly text: string;
}

/** Everything that is wrong with the content of a folder at this moment; a check that fails is one message. */
export function tellOf(directory: string | undefined): Told[] {
  try {
    return tell(directory);
  } catch (error) {
    const message = failure(directory, error);
    return [{ ...message, name: message.file, text: '' }];
  }
}

function tell(directory: string | undefined): Told[] {
  const files = new Map(readContent(directory).map((file) => [file.path, file]));
  return checkContent([...files.values()]).map((message) => {
    const file = files.get(message.file);
    return {
      ...message,
      name: file?.name ?? message.file,
      text: file?.source.split('\n')[message.line - 1]?.trimEnd() ?? '',
    };
  });
}
