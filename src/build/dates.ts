/** Making one takes as long as using it fifty times, and 25 ms in a browser: readers get the words. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment as a day in words, the same for readers everywhere: days are those of UTC.
 *
 * @param moment ISO 8601
 * @param language language of the document, such as `zh-CN`
 */
export function formatDay(moment: string, language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeZone: 'UTC'});
    formats.set(language, format);
  }
  return format.format(new Date(moment));
}
