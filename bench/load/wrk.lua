-- Sends the requests of a file in turn, as they stand there, and says what came of it in one line of JSON.
local requests, sent = {}, 0

function init()
  local file = assert(io.open(os.getenv('REQUESTS'), 'rb'))
  for request in file:read('*a'):gmatch('[^\30]+') do requests[#requests + 1] = request end
  file:close()
end

function request()
  sent = sent + 1
  return requests[(sent - 1) % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  print(('{"answered":%d,"seconds":%f,"p50":%f,"p99":%f,"refused":%d,"broken":%d}'):format(
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
