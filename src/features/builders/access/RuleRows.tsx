import {useId, type ReactNode} from 'react';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import type {AccessFacts, Rule} from '@site/src/lib/shared/access/access';
import {unreadableLines} from '@site/src/lib/shared/access/hide';
import {languageOf} from '@site/src/lib/shared/localized';
import {Prose} from '@site/src/features/builders/Prose';
import {PathField, Switch} from './controls';
import {emptyRule} from './examples';
import type {PartProps} from './part';
import {Rows} from './Rows';
import {t} from './texts';
import styles from './access.lazy.module.css';
import shared from '@site/src/features/builders/builders.lazy.module.css';

/** Path rules, and whether the visitor knows their password. */
export function RuleRows({facts, situation, onChange}: PartProps): ReactNode {
  const {rules, knowsPassword} = situation;
  return (
    <>
      <Rows
        title={t('rules')}
        note={t('rulesNote')}
        rows={rules}
        added={emptyRule}
        texts={{add: 'addRule', remove: 'removeRule', group: 'rule'}}
        onChange={(changed) => onChange({rules: changed})}
        renderRow={(rule, _number, onRow) => <RuleRow facts={facts} rule={rule} onChange={onRow} />}
      />
      {rules.some(({hasPassword}) => hasPassword) && (
        <Switch
          label={t('knowsPassword')}
          isOn={knowsPassword}
          onSwitch={(isOn) => onChange({knowsPassword: isOn})}
        />
      )}
    </>
  );
}

interface RuleRowProps {
  readonly facts: AccessFacts;
  readonly rule: Rule;
  readonly onChange: (rule: Rule) => void;
}

function RuleRow(props: RuleRowProps): ReactNode {
  const {facts, rule, onChange} = props;
  const {words} = facts;
  const change = (changes: Partial<Rule>) => onChange({...rule, ...changes});
  const sub = (key: 'passwordSub' | 'writeSub' | 'hideSub', isShown: boolean) =>
    isShown && (
      <Switch label={words.applySub} isOn={rule[key]} onSwitch={(isOn) => change({[key]: isOn})} />
    );
  return (
    <div className={styles.rule}>
      <PathField label={words.path} path={rule.path} onPath={(path) => change({path})} />
      <div className={styles.ruleParts}>
        <div role="group" aria-label={words.password}>
          <Switch
            label={t('hasPassword')}
            isOn={rule.hasPassword}
            onSwitch={(hasPassword) => change({hasPassword})}
          />
          {sub('passwordSub', rule.hasPassword)}
        </div>
        <div role="group" aria-label={words.write}>
          <Switch label={words.write} isOn={rule.write} onSwitch={(write) => change({write})} />
          {sub('writeSub', rule.write)}
        </div>
        <div role="group" aria-label={words.hide}>
          <HideField {...props} onChange={(hide) => change({hide})} />
          {sub('hideSub', rule.hide !== '')}
        </div>
      </div>
    </div>
  );
}

function HideField({
  facts,
  rule,
  onChange,
}: Omit<RuleRowProps, 'onChange'> & {readonly onChange: (hide: string) => void}): ReactNode {
  const id = useId();
  const separator = languageOf(useLocaleCode()).listSeparator;
  const unreadable = unreadableLines(rule.hide);
  return (
    <div className={shared.field}>
      <label htmlFor={id}>{facts.words.hide}</label>
      <textarea
        id={id}
        rows={2}
        value={rule.hide}
        spellCheck={false}
        translate="no"
        aria-describedby={`${id}fault ${id}note`}
        onChange={({target}) => onChange(target.value)}
      />
      <p id={`${id}fault`} className={shared.fault}>
        {unreadable.length > 0 && (
          <Prose
            text={t('hideUnreadable', {
              lines: unreadable.map((line) => `\`${line}\``).join(separator),
            })}
          />
        )}
      </p>
      <p id={`${id}note`} className={shared.note}>
        {t('hideNote')}
      </p>
    </div>
  );
}
