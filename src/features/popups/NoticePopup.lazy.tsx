import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Popup} from '@site/src/components/Popup/Popup';
import popupStyles from '@site/src/components/Popup/Popup.lazy.module.css';
import {dismissNotice, notices, type Notice} from '@site/src/data/notices';
import type {NoticeKey} from '@site/src/data/noticeRules';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import type {NoticeRule} from '@site/src/lib/browser/notice';
import {inLanguage} from '@site/src/lib/shared/localized';

/** The notice a rule stands for (specification section 4); a link of it dismisses it too. */
export default function NoticePopup({
  rule,
  notice,
  onClose,
}: {
  readonly rule: NoticeRule<NoticeKey>;
  /** Texts; those of the rule's key if omitted. */
  readonly notice?: Notice;
  readonly onClose: () => void;
}): ReactNode {
  const locale = useLocaleCode();
  const {title, content, actions} = notice ?? notices[rule.key];
  const overPage = rule.confirm ? 'confirm' : 'mask';
  return (
    <Popup
      title={inLanguage(title, locale)}
      kind={rule.fullscreen ? overPage : 'card'}
      onClose={onClose}
    >
      <p>{inLanguage(content, locale)}</p>
      <div className={popupStyles.actions}>
        {actions.map(({text, link, type}) => (
          <Link
            key={link}
            {...(link.startsWith('/') ? {to: link} : {href: link})}
            {...(type === 'primary' ? {className: 'button button--primary'} : {})}
            data-close
          >
            {inLanguage(text, locale)}
          </Link>
        ))}
        <button type="button" className="button button--secondary" data-close>
          {inLanguage(dismissNotice, locale)}
        </button>
      </div>
    </Popup>
  );
}
