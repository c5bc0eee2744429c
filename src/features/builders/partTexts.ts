import texts from '@generated/buildersTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
