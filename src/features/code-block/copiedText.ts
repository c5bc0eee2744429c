/**
 * What a reader wants of a block of code: all of it. Of what a terminal showed, that is the commands, without what they
 * printed; a command may continue in the next line after `\\`.
 *
 * @param code element that holds the lines
 */
export function copiedText(code: Element): string {
  const text = code.textContent;
  if (!code.querySelector('[data-prompt]')) return text;
  const commands: string[] = [];
  let goesOn = false;
  for (const line of code.querySelectorAll('.code-line')) {
    const isCommand: boolean = goesOn || line.querySelector('[data-prompt]') !== null;
    if (isCommand) commands.push(line.textContent);
    goesOn = isCommand && /\\\s*$/.test(line.textContent);
  }
  return commands.join('');
}
