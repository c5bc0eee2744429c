import {useState, type MouseEvent, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@site/src/lib/browser/themeInternals';
import {Popup} from '@site/src/components/Popup/Popup';
import popupStyles from '@site/src/components/Popup/Popup.lazy.module.css';
import {languageOffer} from '@site/src/data/languageOffer';
import {LANGUAGE_CHOICE_KEY} from '@site/src/lib/browser/storageKeys';
import {inLanguage, languageOf, type LocaleCode} from '@site/src/lib/shared/localized';

/** Remembers a decision for good. */
function keepChoice(locale: string): void {
  createStorageSlot(LANGUAGE_CHOICE_KEY, {persistence: 'localStorage'}).set(locale);
}

/**
 * Offers the page in the language the browser asks for (specification section 4). The words are in that
 * language. Nothing happens by itself: the reader switches, or stays for this session, or for good.
 */
export default function LanguageOffer({
  locale,
  onClose,
}: {
  readonly locale: LocaleCode;
  readonly onClose: () => void;
}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const [isRemembered, setRemembered] = useState(false);

  const handleSwitch = ({currentTarget}: MouseEvent<HTMLAnchorElement>): void => {
    currentTarget.search = window.location.search;
    currentTarget.hash = window.location.hash;
    if (isRemembered) keepChoice(locale);
  };
  const handleClose = (): void => {
    if (isRemembered) keepChoice(i18n.currentLocale);
    onClose();
  };

  return (
    <Popup
      title={languageOffer.title[locale] ?? languageOf(locale).label}
      kind="line"
      lang={i18n.localeConfigs[locale]?.htmlLang ?? locale}
      onClose={handleClose}
    >
      <div className={popupStyles.actions}>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- leaves the application on purpose */}
        <a
          href={createUrl({locale, fullyQualified: false})}
          hrefLang={i18n.localeConfigs[locale]?.htmlLang}
          className="button button--primary"
          onClick={handleSwitch}
        >
          {languageOffer.change[locale] ?? languageOf(locale).label}
        </a>
        <button type="button" className="button button--secondary" data-close>
          {inLanguage(languageOffer.stay, locale)}
        </button>
      </div>
      <label className={popupStyles.check}>
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={({currentTarget}) => setRemembered(currentTarget.checked)}
        />
        {inLanguage(languageOffer.remember, locale)}
      </label>
    </Popup>
  );
}
