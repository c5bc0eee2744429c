const MARK_COMMENT =
  /^\s*(?:\/\/|#|--|;|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Takes the `highlight-…` comments out of a piece of code and notes the lines they mark.
 *
 * @param marked lines already marked by number, from 1, counted without the comments
 */
export function markLines(
  code: string,
  marked: ReadonlySet<number>,
): {readonly text: string; readonly marks: ReadonlySet<number>} {
  const lines: string[] = [];
  const marks = new Set(marked);
  let isInside = false;
  for (const line of code.split('\n')) {
    const command = MARK_COMMENT.exec(line)?.[1];
    if (command === undefined) {
      lines.push(line);
      if (isInside) marks.add(lines.length);
    } else if (command === 'next-line') marks.add(lines.length + 1);
    else isInside = command === 'start';
  }
  return {text: lines.join('\n'), marks};
}
