import {powershellString, powershellWord} from '@site/src/lib/shared/quoting/powershell';
import {systemdPath, systemdProgram} from '@site/src/lib/shared/quoting/systemd';
import type {Choices} from './choices';
import {hereDocumentXmlPath} from './paths';

/** A port below this one needs a permission on Linux. */
const FIRST_FREE_PORT = 1024;

/** The unit that starts the binary with systemd. */
export function systemdUnit({folder, port}: Choices): string {
  return [
    '[Unit]',
    'Description=AList',
    'Wants=network-online.target',
    'After=network-online.target',
    '',
    '[Service]',
    'User=alist',
    `WorkingDirectory=${systemdPath(folder)}`,
    `ExecStart=${systemdProgram(`${folder}/alist`)} server`,
    'Restart=on-failure',
    ...(Number(port) < FIRST_FREE_PORT ? ['AmbientCapabilities=CAP_NET_BIND_SERVICE'] : []),
    '',
    '[Install]',
    'WantedBy=multi-user.target',
  ].join('\n');
}

/** What the script's unit lacks: its own account, and a restart after a crash. */
export function scriptOverride({port}: Choices): string {
  return [
    '[Service]',
    'User=alist',
    'Restart=on-failure',
    ...(Number(port) < FIRST_FREE_PORT ? ['AmbientCapabilities=CAP_NET_BIND_SERVICE'] : []),
  ].join('\n');
}

/** Commands that create and load a service of launchd, which runs as the reader. */
export function launchdCommands({folder}: Choices): string {
  const path = hereDocumentXmlPath(folder);
  return `sudo tee /Library/LaunchDaemons/local.alist.plist > /dev/null <<EOF
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>local.alist</string>
  <key>UserName</key>
  <string>$USER</string>
  <key>WorkingDirectory</key>
  <string>${path}</string>
  <key>ProgramArguments</key>
  <array>
    <string>${path}/alist</string>
    <string>server</string>
    <string>--data</string>
    <string>${path}/data</string>
  </array>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <true/>
  <key>StandardErrorPath</key>
  <string>${path}/service.log</string>
  <key>StandardOutPath</key>
  <string>${path}/service.log</string>
</dict>
</plist>
EOF
sudo launchctl bootstrap system /Library/LaunchDaemons/local.alist.plist`;
}

/** Commands of PowerShell that create and start a scheduled task. */
export function scheduledTask({folder}: Choices): string {
  const place = powershellString(folder);
  const program = powershellString(String.raw`${folder}\alist.exe`);
  return [
    `icacls ${powershellWord(folder)} /inheritance:r /grant "*S-1-5-32-544:(OI)(CI)F" "*S-1-5-18:(OI)(CI)F" "*S-1-5-19:(OI)(CI)M"`,
    `$action = New-ScheduledTaskAction -Execute ${program} -Argument 'server' -WorkingDirectory ${place}`,
    '$trigger = New-ScheduledTaskTrigger -AtStartup',
    "$principal = New-ScheduledTaskPrincipal -UserId 'LOCALSERVICE' -LogonType ServiceAccount",
    '$settings = New-ScheduledTaskSettingsSet -ExecutionTimeLimit ([TimeSpan]::Zero) -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries',
    'Register-ScheduledTask -TaskName AList -Action $action -Trigger $trigger -Principal $principal -Settings $settings',
    'Start-ScheduledTask -TaskName AList',
  ].join('\n');
}
