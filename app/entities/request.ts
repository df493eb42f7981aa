import type { Request } from '#db/model/entities/request.ts'

const names: Record<Request['task']['kind'], string> = {
  suggest: 'Company suggestions',
  approve: 'Contacts of companies',
  write: 'Email by AI',
}

/** What was asked of the server, as a title. */
export const requestName = ({ task }: Pick<Request, 'task'>): string => names[task.kind]
