import { Download, Ellipsis, List, Map as MapIcon, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Chip, RemovableChip } from '#app/ui/Chip.tsx'
import { Collapsible } from '#app/ui/Collapsible.tsx'
import { ExportMenu } from '#app/ui/ExportMenu.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { LookSwitch } from '#app/ui/LookSwitch.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '#app/ui/Menu.tsx'
import { Popover } from '#app/ui/Popover.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { Tooltip } from '#app/ui/Tooltip.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import { LONG, Sample } from './Sample.tsx'

const nothing = () => undefined

/** Components that are pressed. */
export function Actions() {
  return (
    <>
      <Sample of="Button" states={buttons} />
      <Sample of="IconButton" states={iconButtons} />
      <Sample of="Chip" states={chips} />
      <Sample of="LookSwitch" states={{ 'list or map': <SomeLooks /> }} />
      <Sample of="Tooltip" states={{ 'on hover and focus': tooltip }} />
      <Sample of="Menu" states={{ menu: <Menus />, 'long text': <LongMenu /> }} />
      <Sample of="ExportMenu" states={exports} />
      <Sample of="Popover" states={{ 'press to open': <OpenPopover /> }} />
      <Sample of="Tabs" states={{ tabs: <SomeTabs /> }} />
      <Sample of="Collapsible" states={collapsibles} />
      <Sample of="WebLink" states={webLinks} />
    </>
  )
}

const buttons: Record<string, ReactNode> = {
  primary: <Button icon={<Plus />}>Add Lead</Button>,
  secondary: <Button variant="secondary">Cancel</Button>,
  ghost: <Button variant="ghost">View All</Button>,
  danger: (
    <Button variant="danger" icon={<Trash2 />}>
      Delete
    </Button>
  ),
  busy: <Button busy>Saving...</Button>,
  disabled: <Button disabled>Save Changes</Button>,
  wide: <Button wide>Sign In</Button>,
  'long text': <Button variant="secondary">Sign out and keep what is not sent on this device</Button>,
}

function SomeLooks() {
  const [look, setLook] = useState<'list' | 'map'>('list')
  const options = [
    { value: 'list', label: 'List', icon: <List /> },
    { value: 'map', label: 'Map', icon: <MapIcon /> },
  ] as const
  return <LookSwitch value={look} options={options} onChange={setLook} />
}

const iconButtons = {
  plain: <IconButton label="Edit" icon={<Pencil />} />,
  pressed: <IconButton label="Edit, pressed" icon={<Pencil />} aria-pressed />,
  disabled: <IconButton label="Edit, disabled" icon={<Pencil />} disabled />,
}

const chips: Record<string, ReactNode> = {
  off: (
    <Chip pressed={false} onPress={nothing} count={12}>
      Contacted
    </Chip>
  ),
  on: (
    <Chip pressed onPress={nothing} count={3}>
      Bergen
    </Chip>
  ),
  removable: (
    <RemovableChip label="Remove the filter Bergen" onRemove={nothing}>
      Bergen
    </RemovableChip>
  ),
  'long text': (
    <Chip pressed={false} onPress={nothing} count={1}>
      {LONG}
    </Chip>
  ),
}

const tooltip = (
  <Tooltip text="Exports what is selected">
    <Button variant="secondary" icon={<Download />}>
      Export
    </Button>
  </Tooltip>
)

function Menus() {
  const [theme, setTheme] = useState<'light' | 'dark'>('dark')
  return (
    <Menu label="Actions" trigger={<Ellipsis />} align="start">
      <MenuLabel>Mia Berg</MenuLabel>
      <MenuItem icon={<Pencil />} onSelect={nothing}>
        Edit
      </MenuItem>
      <MenuItem icon={<Download />} disabled onSelect={nothing}>
        Export
      </MenuItem>
      <MenuItem icon={<Trash2 />} danger onSelect={nothing}>
        Delete
      </MenuItem>
      <MenuLine />
      <MenuChoice
        label="Theme"
        value={theme}
        onValueChange={setTheme}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    </Menu>
  )
}

function LongMenu() {
  return (
    <Menu label="Long actions" variant="secondary" trigger={<Ellipsis />} align="start">
      <MenuLabel>{LONG}</MenuLabel>
      <MenuItem icon={<Pencil />} onSelect={nothing}>
        {LONG}
      </MenuItem>
    </Menu>
  )
}

const exports = {
  ready: <ExportMenu busy={false} onExport={nothing} />,
  busy: <ExportMenu busy onExport={nothing} />,
}

function OpenPopover() {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label="Teams"
      trigger={<Button variant="secondary">Teams</Button>}
      open={open}
      onOpenChange={setOpen}
    >
      <p className="p-4">{LONG}</p>
    </Popover>
  )
}

const contents = ['Profile', 'Account', 'API Keys', 'Preferences', LONG] as const

function SomeTabs() {
  const [value, setValue] = useState<(typeof contents)[number]>('Profile')
  const tabs = contents.map((label) => ({ value: label, label, content: <p>{label}</p> }))
  return <Tabs label="Settings" tabs={tabs} value={value} onValueChange={setValue} />
}

const collapsibles = {
  closed: <Collapsible title="How to Use">Closed at first</Collapsible>,
  open: (
    <Collapsible title={LONG} defaultOpen>
      {LONG}
    </Collapsible>
  ),
}

const webLinks = {
  address: <WebLink address="https://fjord.example" />,
  'long address': <WebLink address={`https://fjord.example/${LONG.replaceAll(' ', '-')}`} />,
  'leads nowhere': <WebLink address="fjord" />,
  empty: <WebLink address="" />,
}
