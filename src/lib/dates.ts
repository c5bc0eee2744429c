/**
 * A moment as a day in words, the same for readers everywhere: days are those of UTC.
 *
 * @param moment ISO 8601
 * @param language language of the document, such as `zh-CN`
 */
export function formatDay(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeZone: 'UTC'}).format(
    new Date(moment),
  );
}
