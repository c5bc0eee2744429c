import texts from '@generated/versionFilterTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
