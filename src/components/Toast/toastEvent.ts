/** Event by which a toast reaches the place that shows it. */
export const TOAST_EVENT = 'site:toast';
