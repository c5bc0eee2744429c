import {useEffect, useEffectEvent, useState} from 'react';
import {t} from './texts';

async function fetchData(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(t('failed', {status: response.status}));
  return response.json();
}

/**
 * What a builder needs to know, from a file that the build wrote (`src/plugins/builders`).
 *
 * @param url of the file; undefined as long as none is wanted
 * @returns undefined until it's there
 */
export function useBuilderData(
  url: string | undefined,
  onFail: (reason: unknown) => void,
): unknown {
  const [loaded, setLoaded] = useState<{readonly url: string; readonly data: unknown}>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (url === undefined) return undefined;
    let isCurrent = true;
    fetchData(url).then(
      (data) => isCurrent && setLoaded({url, data}),
      (reason: unknown) => isCurrent && fail(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return loaded !== undefined && loaded.url === url ? loaded.data : undefined;
}
