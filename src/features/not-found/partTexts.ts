import texts from '@generated/notFoundTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
