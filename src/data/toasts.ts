import type {Localized} from '@site/src/lib/localized';

/** Words of toasts. They load with the first toast, so they are not in the catalogue of every page. */
export const toastTexts = {
  close: {en: 'Close', zh: '关闭'},
  copyFailed: {
    en: "Your browser didn't allow copying. The code is selected. Copy it with the keyboard or the menu.",
    zh: '浏览器不允许复制。代码已选中，请用键盘或菜单复制。',
  },
} as const satisfies Readonly<Record<string, Localized>>;
