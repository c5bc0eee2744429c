/** @throws Error when the file can't be had */
async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  // Some hosts answer with a page when there's no such file.
  if (!response.ok || type.includes('html')) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Copies a page as Markdown.
 *
 * @param address of the Markdown
 * @throws Error when it can't be had, or the browser refuses to copy
 */
export async function copyMarkdown(address: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await readMarkdown(address));
    return;
  }
  // Safari copies only in answer to a press, so it gets the promise of a text before the text is there.
  const text = readMarkdown(address).then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
}
