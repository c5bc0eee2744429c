import type {ReactNode} from 'react';
import reportUrls from '@generated/site-builders/default/reportUrls';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import type {ReportData} from '@site/src/lib/shared/reportData';
import {TAKES_SECRETS} from '@site/src/features/builders/takesSecrets';
import {useBuilderData} from '@site/src/features/builders/useBuilderData';
import {ReportView} from './ReportView';

/**
 * The report composer with what it knows; both are fetched when it comes near the screen. Where scripts of others could
 * read what is pasted, the list of what to send stays.
 */
export default function ReportComposerBody({fallback, onFail}: BodyProps): ReactNode {
  const data = useBuilderData(reportUrls['report'] ?? '', onFail) as ReportData | undefined; // written by src/plugins/builders
  return data && TAKES_SECRETS ? <ReportView data={data} /> : fallback;
}
