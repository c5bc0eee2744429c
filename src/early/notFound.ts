import {
  leadHome,
  leadToCallback,
  leadToLanguage,
} from '@site/src/features/not-found/notFound.early';

leadToCallback();
leadToLanguage();
leadHome();
