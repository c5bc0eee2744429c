import {
  leadHome,
  leadToCallback,
  leadToLanguage,
} from '@site/src/features/not-found/notFound.early';

// On a host with one 404 page, the second would take back what the first did.
if (!leadToCallback()) leadToLanguage();
leadHome();
