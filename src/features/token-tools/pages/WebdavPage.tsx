import {useState, type ReactNode} from 'react';
import {toolTitles} from '@site/src/data/toolTitles';
import {sharepointAddress} from '@site/src/lib/browser/token-flow/sharepointAddress';
import {SecretValue} from '@site/src/features/token-tools/SecretValue';
import {SeeAlsoSection} from './ToolSections';
import {ToolFrame, ToolPart, ToolSection} from './ToolFrame';
import {useTexts} from '@site/src/features/token-tools/texts';
import styles from '@site/src/features/token-tools/Tool.module.css';

/** WebDAV address of OneDrive for work and of SharePoint: a calculation, no request. */
export function WebdavPage(): ReactNode {
  const {t, of} = useTexts();
  return (
    <ToolFrame title={of(toolTitles.webdavTitle)} lead={t('webdavLead')} asksServer={false}>
      <ToolSection id="tool" title={t('webdavToolTitle')} isTitleHidden>
        <ToolPart preview={<WebdavCalculator />}>{() => <WebdavCalculator />}</ToolPart>
      </ToolSection>
      <ToolSection id="privacy" title={t('privacyTitle')}>
        <p>{t('webdavPrivacy')}</p>
      </ToolSection>
      <ToolSection id="manual" title={t('manualTitle')}>
        <p>{t('webdavManual')}</p>
      </ToolSection>
      <SeeAlsoSection
        provider={{targets: [{driver: 'WebDav', page: 'webdav', fields: []}], links: []}}
      />
    </ToolFrame>
  );
}

function WebdavCalculator(): ReactNode {
  const {t} = useTexts();
  const [input, setInput] = useState('');
  const result = input.trim() === '' ? undefined : sharepointAddress(input);
  return (
    <div className={styles.form}>
      <div>
        <label htmlFor="webdav-address">{t('webdavLabel')}</label>
        <input
          id="webdav-address"
          type="url"
          autoComplete="off"
          spellCheck={false}
          translate="no"
          placeholder="https://example.sharepoint.com/sites/team"
          value={input}
          onChange={({target}) => setInput(target.value)}
        />
      </div>
      {typeof result === 'string' && (
        <p className={styles.failure} role="alert">
          {t(`webdav-${result}`)}
        </p>
      )}
      {typeof result === 'object' && (
        <>
          <div>
            <span>{t('webdavEncoded')}</span>
            <SecretValue
              key={result.encoded}
              name="address"
              value={result.encoded}
              isSecret={false}
            />
          </div>
          <p>
            {t('webdavPlain')}: <code translate="no">{result.plain}</code>
          </p>
        </>
      )}
    </div>
  );
}
