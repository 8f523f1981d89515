# Varnish in front of the shop: docs/operations.md, "A cache in front". Wants the module xkey (Debian: varnish-modules), and a listener of its own
# for purges that nobody outside reaches: varnishd -a :6081 -a purge=127.0.0.1:6083 -f varnish.vcl
vcl 4.1;

import std;
import xkey;

backend shop {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = {
		.url = "/readyz";
		.interval = 2s;
		.timeout = 3s;
		.window = 4;
		.threshold = 3;
		.initial = 3;
	}
}

# Who may say what changed, on that listener: the machines of the shop. By the other one everybody comes from the proxy's address.
acl shops {
	"127.0.0.1";
	"::1";
}

sub vcl_recv {
	if (local.socket == "purge") {
		if (req.url != "/.changed" || req.method != "POST" || client.ip !~ shops) {
			return (synth(404));
		}
		set req.http.ended = xkey.purge(req.http.surrogate-key);
		return (synth(200, req.http.ended + " ended"));
	}
	# Cookies that are none of the shop's say nothing about who asks. Whoever shows one of its own, or a token, is never answered from here (builtin.vcl).
	if (req.http.Cookie !~ "(^|;\s*)(__Host-)?zari\.") {
		unset req.http.Cookie;
	}
}

sub vcl_backend_response {
	if (beresp.http.Set-Cookie || bereq.http.Cookie || bereq.http.Authorization) {
		set beresp.uncacheable = true;
		return (deliver);
	}
	# What the shop lets be stored, and takes back by its words.
	if (beresp.http.CDN-Cache-Control ~ "max-age=") {
		# The module reads no other header.
		set beresp.http.xkey = beresp.http.Surrogate-Key;
		set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
		set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
		set beresp.keep = 0s;
		return (deliver);
	}
	# Files that are named after their content.
	if (beresp.http.Cache-Control ~ "immutable") {
		return (deliver);
	}
	# The next one may be stored.
	set beresp.ttl = 1s;
	set beresp.uncacheable = true;
	return (deliver);
}

sub vcl_deliver {
	unset resp.http.CDN-Cache-Control;
	unset resp.http.Surrogate-Key;
	unset resp.http.xkey;
	unset resp.http.Cache-Tag;
	unset resp.http.Via;
	unset resp.http.Age;
	# Told apart by whoever looks: a number more means "from here".
	if (obj.hits > 0) {
		set resp.http.X-Cache = "hit";
	} else {
		set resp.http.X-Cache = "miss";
	}
}
