import type {Localized} from '@site/src/lib/shared/localized';

/** Words of the language offer, each in the language that is offered, whose name alone stands for a missing title or button. */
export const languageOffer: Readonly<Record<'title' | 'change' | 'stay' | 'remember', Localized>> =
  {
    title: {en: 'This page is also in English', zh: '本页有中文版'},
    change: {en: 'Switch to English', zh: '切换到中文'},
    stay: {en: 'Stay here', zh: '留在本页'},
    remember: {en: 'Remember my choice', zh: '记住我的选择'},
  };
