import texts from '@generated/installBuilderTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
