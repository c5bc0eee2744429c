import type {ReactNode} from 'react';
import Giscus, {type Repo} from '@giscus/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useColorMode} from '@docusaurus/theme-common';
import {commentLanguage, type GiscusSettings} from '@site/src/lib/services';

/** Languages of the site that giscus has too. */
const GISCUS_LANGUAGES = ['en', 'zh-CN'];

/** The giscus widget, loaded when it comes into view; it follows color mode and language. */
export default function GiscusComments({settings}: {readonly settings: GiscusSettings}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {colorMode} = useColorMode();
  const htmlLang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? 'en';
  return (
    <Giscus
      repo={settings.repo as Repo} // checked against owner/name at build
      repoId={settings.repoId}
      category={settings.category}
      categoryId={settings.categoryId}
      mapping="pathname"
      loading="lazy"
      theme={colorMode}
      lang={commentLanguage(htmlLang, GISCUS_LANGUAGES)}
    />
  );
}
