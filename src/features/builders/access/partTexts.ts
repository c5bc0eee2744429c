import texts from '@generated/accessTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
