import {leadToLanguage} from '@site/src/features/not-found/notFound.early';

leadToLanguage();
