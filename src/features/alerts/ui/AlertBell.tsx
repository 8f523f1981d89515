import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bell } from '#/ui/icons/admin.tsx'
import { Drawer } from '#/ui/kit/Drawer.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { alertsQuery, useMarkAlertsSeen } from '../alerts.queries.ts'
import { m } from '../messages/alerts.messages.ts'
import { AlertList } from './AlertList.tsx'
import { AlertOptions } from './AlertOptions.tsx'
import { useNewAlerts } from './useNewAlerts.ts'

/** The bell of the admin area: how much is new, and behind it what happened lately. */
export function AlertBell() {
  const { data, isError, refetch } = useQuery(alertsQuery)
  const { mutate: markSeen } = useMarkAlertsSeen()
  const [isOpen, setOpen] = useState(false)
  useNewAlerts(data?.alerts, isOpen)
  const unseen = data?.unseen ?? 0
  const open = () => {
    setOpen(true)
    markSeen()
    for (const { _id } of data?.alerts ?? []) toast.dismiss(_id)
  }
  return (
    <>
      <IconButton
        label={unseen > 0 ? m.alertsNew({ unseen }) : m.alerts()}
        count={unseen}
        aria-expanded={isOpen}
        onClick={open}
        className="text-page! not-disabled:hover:bg-page/15!"
      >
        <Bell aria-hidden className="size-5.5" strokeWidth={1.5} />
      </IconButton>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={m.alerts()} footer={<AlertOptions />}>
        <AlertList
          alerts={data?.alerts}
          failed={isError && !data}
          onRetry={() => void refetch()}
          onPick={() => setOpen(false)}
        />
      </Drawer>
    </>
  )
}
