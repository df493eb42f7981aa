/** What the comparison uses of PouchDB (pouchdb.com/api.html), which brings no types. */
declare module 'pouchdb-browser' {
  interface Doc {
    _id: string
    _rev: string
    notes: string
  }

  export default class PouchDB {
    constructor(name: string, options?: { skip_setup: boolean })
    replicate: {
      from(remote: PouchDB, options: { batch_size: number }): Promise<unknown>
      to(remote: PouchDB, options: { batch_size: number }): Promise<unknown>
    }
    info(): Promise<{ doc_count: number }>
    allDocs(options: { include_docs: true; limit: number }): Promise<{ rows: { doc?: Doc }[] }>
    put(doc: Partial<Doc>): Promise<unknown>
  }
}
