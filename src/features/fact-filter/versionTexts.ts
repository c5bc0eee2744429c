import texts from '@generated/versionFilterTexts';
import {addTexts} from '@site/src/lib/addTexts';

addTexts(texts);
