import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Icon} from '@site/src/components/Icon/Icon';
import {LocaleLinks} from './LocaleLinks';
import menuStyles from './NavMenu.module.css';

/** Language dropdown, shown only when there is more than one language (specification section 2). */
export function LocaleMenu(): ReactNode {
  const {locales} = useDocusaurusContext().i18n;
  if (locales.length < 2) return null;
  return (
    <details className={menuStyles.group} name="navbar" data-menu data-wide-only>
      <summary
        className={menuStyles.link}
        aria-label={translate({
          id: 'navbar.language',
          message: 'Language',
          description: 'Name of the language menu',
        })}
      >
        <Icon name="language" />
        <Icon name="chevron" className={clsx(menuStyles.chevron)} />
      </summary>
      <ul className={menuStyles.panel} data-align="end">
        <LocaleLinks className={clsx(menuStyles.panelLink)} />
      </ul>
    </details>
  );
}
