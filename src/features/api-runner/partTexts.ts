import texts from '@generated/apiRunnerTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);
